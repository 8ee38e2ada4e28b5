CREATE TABLE `kept_notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`notice` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kept_notices_due` ON `kept_notices` (`due_at`);--> statement-breakpoint
CREATE INDEX `kept_notices_by_user` ON `kept_notices` (`user_id`);