CREATE TABLE `ad_counts` (
	`day` text NOT NULL,
	`step` integer NOT NULL,
	`ad_type` text NOT NULL,
	`action` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`day`, `step`, `ad_type`, `action`)
);
