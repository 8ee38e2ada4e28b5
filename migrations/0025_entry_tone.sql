ALTER TABLE `entries` ADD `tone` text;--> statement-breakpoint
ALTER TABLE `entries` ADD `reader_version` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `entries_to_read` ON `entries` (`reader_version`,"date" desc);