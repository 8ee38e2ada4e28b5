CREATE TABLE `billing_endings` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_endings_due` ON `billing_endings` (`due_at`);--> statement-breakpoint
CREATE TABLE `billing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`received_at` integer NOT NULL,
	`mail` text,
	`due_at` integer,
	`tries` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `billing_events_by_person` ON `billing_events` (`user_id`);--> statement-breakpoint
CREATE INDEX `billing_events_by_time` ON `billing_events` (`received_at`);--> statement-breakpoint
CREATE INDEX `billing_events_due` ON `billing_events` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `billing_period_end` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `had_trial` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `billing_read_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `billing_faults` integer DEFAULT 0 NOT NULL;