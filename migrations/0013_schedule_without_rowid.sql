CREATE TABLE `schedule_without_rowid` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`channels` text NOT NULL,
	`recurrence` text NOT NULL,
	`due_at` integer NOT NULL,
	`due_date` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `schedule_without_rowid` SELECT `user_id`, `kind`, `subject`, `channels`, `recurrence`, `due_at`, `due_date` FROM `schedule`;--> statement-breakpoint
DROP TABLE `schedule`;--> statement-breakpoint
ALTER TABLE `schedule_without_rowid` RENAME TO `schedule`;--> statement-breakpoint
CREATE INDEX `schedule_by_due_time` ON `schedule` (`due_at`);
