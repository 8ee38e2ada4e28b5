CREATE TABLE `moves` (
	`user_id` text PRIMARY KEY NOT NULL,
	`state` text NOT NULL,
	`attempt` integer NOT NULL,
	`since` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `moves_by_state` ON `moves` (`state`);--> statement-breakpoint
ALTER TABLE `users` ADD `moving_to` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `move_due_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `move_attempts` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_move` ON `users` (`move_due_at`) WHERE moving_to is not null;