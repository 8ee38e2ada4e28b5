CREATE TABLE `secrets` (
	`hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`payload` text,
	`expires_at` integer NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `secrets_by_user` ON `secrets` (`user_id`,`purpose`);--> statement-breakpoint
CREATE INDEX `secrets_by_expiry` ON `secrets` (`expires_at`);--> statement-breakpoint
-- What is under way moves along.
INSERT OR IGNORE INTO `secrets` (`hash`, `purpose`, `user_id`, `expires_at`)
SELECT `reset_token`, 'password_reset', `id`, `reset_token_expiry` FROM `users` WHERE `reset_token` IS NOT NULL AND `reset_token_expiry` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `secrets` (`hash`, `purpose`, `user_id`, `expires_at`, `tries`)
SELECT `verification_code`, 'email_code', `id`, `verification_expiry`, `verification_tries` FROM `users` WHERE `verification_code` IS NOT NULL AND `verification_expiry` IS NOT NULL;--> statement-breakpoint
INSERT OR IGNORE INTO `secrets` (`hash`, `purpose`, `payload`, `expires_at`)
SELECT `state`, 'provider_sign_in', json_object('provider', `provider`, 'timezone', `timezone`), `expires_at` FROM `sign_in_attempts`;--> statement-breakpoint
INSERT OR IGNORE INTO `secrets` (`hash`, `purpose`, `payload`, `expires_at`)
SELECT `token_hash`, 'pending_identity', json_object('provider', `provider`, 'subject', `subject`, 'email', `email`, 'emailVerified', json(CASE WHEN `email_verified` THEN 'true' ELSE 'false' END), 'name', `name`, 'picture', `picture`, 'timezone', `timezone`), `expires_at` FROM `pending_identities`;--> statement-breakpoint
INSERT OR IGNORE INTO `secrets` (`hash`, `purpose`, `user_id`, `expires_at`)
SELECT `challenge`, 'passkey_challenge', `user_id`, `expires_at` FROM `passkey_challenges`;--> statement-breakpoint
DROP TABLE `passkey_challenges`;--> statement-breakpoint
DROP TABLE `pending_identities`;--> statement-breakpoint
DROP TABLE `sign_in_attempts`;--> statement-breakpoint
DROP INDEX `users_resetToken_unique`;--> statement-breakpoint
DROP INDEX `users_to_erase`;--> statement-breakpoint
ALTER TABLE `users` ADD `erasure_due_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `erasure_tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `users` SET `erasure_due_at` = `deletion_requested_at` WHERE `deletion_requested_at` IS NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_erase` ON `users` (`erasure_due_at`) WHERE deletion_requested_at is not null;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `verification_code`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `verification_expiry`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `verification_tries`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `reset_token`;--> statement-breakpoint
ALTER TABLE `users` DROP COLUMN `reset_token_expiry`;--> statement-breakpoint
DROP INDEX `contact_messages_waiting`;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `due_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `contact_messages` ADD `tries` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `contact_messages_waiting` ON `contact_messages` (`due_at`) WHERE handed_over_at is null;