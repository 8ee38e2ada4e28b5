CREATE TABLE `contact_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`message` text NOT NULL,
	`created_at` integer NOT NULL,
	`handed_over_at` integer
);
--> statement-breakpoint
CREATE INDEX `contact_messages_waiting` ON `contact_messages` (`created_at`) WHERE handed_over_at is null;--> statement-breakpoint
CREATE TABLE `rate_counters` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_counters_by_reset` ON `rate_counters` (`resets_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`device` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_tokenHash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text,
	`username_key` text,
	`password` text,
	`email` text,
	`name` text NOT NULL,
	`phone` text,
	`timezone` text DEFAULT 'America/New_York' NOT NULL,
	`preferred_time` text DEFAULT '08:00' NOT NULL,
	`email_verified_at` integer,
	`phone_verified_at` integer,
	`is_verified` integer GENERATED ALWAYS AS ((email_verified_at is not null)) VIRTUAL,
	`verification_code` text,
	`is_active` integer DEFAULT true NOT NULL,
	`google_id` text,
	`apple_id` text,
	`profile_image_url` text,
	`reset_token` text,
	`reset_token_expiry` integer,
	`stripe_customer_id` text,
	`stripe_subscription_id` text,
	`subscription_status` text DEFAULT 'free' NOT NULL,
	`billing_status` text,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`subscription_end_date` integer,
	`is_employee` integer DEFAULT false NOT NULL,
	`employee_role` text,
	`prompt_by_email` integer DEFAULT true NOT NULL,
	`prompt_by_sms` integer DEFAULT false NOT NULL,
	`weekly_by_email` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_usernameKey_unique` ON `users` (`username_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_googleId_unique` ON `users` (`google_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_appleId_unique` ON `users` (`apple_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_resetToken_unique` ON `users` (`reset_token`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripeCustomerId_unique` ON `users` (`stripe_customer_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_stripeSubscriptionId_unique` ON `users` (`stripe_subscription_id`);