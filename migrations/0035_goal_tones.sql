ALTER TABLE `goals` ADD `tone` text;--> statement-breakpoint
ALTER TABLE `goals` ADD `reader_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `goals_to_read` ON `goals` (`reader_version`);