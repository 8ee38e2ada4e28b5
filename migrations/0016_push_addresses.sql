CREATE TABLE `push_addresses` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_addresses_endpoint_unique` ON `push_addresses` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_addresses_by_user` ON `push_addresses` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `prompt_by_push` integer DEFAULT false NOT NULL;