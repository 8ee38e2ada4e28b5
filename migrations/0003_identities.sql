CREATE TABLE `pending_identities` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`email` text,
	`email_verified` integer NOT NULL,
	`name` text,
	`picture` text,
	`timezone` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `pending_identities_by_expiry` ON `pending_identities` (`expires_at`);--> statement-breakpoint
CREATE TABLE `sign_in_attempts` (
	`state` text PRIMARY KEY NOT NULL,
	`provider` text NOT NULL,
	`timezone` text NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `sign_in_attempts_by_expiry` ON `sign_in_attempts` (`expires_at`);