CREATE TABLE `failed_jobs` (
	`job` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`error` text NOT NULL,
	`failed_at` integer NOT NULL,
	`abandoned_at` integer
);
--> statement-breakpoint
CREATE INDEX `failed_jobs_by_time` ON `failed_jobs` (`failed_at`);