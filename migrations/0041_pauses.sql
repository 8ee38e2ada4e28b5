ALTER TABLE `users` ADD `away_until` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `pauses` text DEFAULT '[]' NOT NULL;