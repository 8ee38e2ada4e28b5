ALTER TABLE `entries` ADD `evening_text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `entries` ADD `done_items` text DEFAULT '[]' NOT NULL;