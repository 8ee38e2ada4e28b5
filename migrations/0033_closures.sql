CREATE TABLE `closures` (
	`id_end` text PRIMARY KEY NOT NULL,
	`closed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `closures_by_time` ON `closures` (`closed_at`);