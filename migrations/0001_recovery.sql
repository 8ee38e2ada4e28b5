ALTER TABLE `users` ADD `verification_expiry` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `verification_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `deletion_requested_at` integer;--> statement-breakpoint
CREATE INDEX `users_to_erase` ON `users` (`deletion_requested_at`) WHERE deletion_requested_at is not null;--> statement-breakpoint
CREATE INDEX `sessions_by_age` ON `sessions` (`created_at`);