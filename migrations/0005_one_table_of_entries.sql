DROP INDEX `entries_of_a_day`;--> statement-breakpoint
ALTER TABLE `entries` ADD `deleted_at` integer;--> statement-breakpoint
INSERT OR IGNORE INTO `entries` (`id`, `user_id`, `date`, `gratitude_text`, `goals_text`, `diary_text`, `ai_response`, `responded_at`, `asked_at`, `version`, `created_at`, `updated_at`, `search_text`, `deleted_at`) SELECT `id`, `user_id`, `date`, `gratitude_text`, `goals_text`, `diary_text`, `ai_response`, `responded_at`, `asked_at`, `version`, `created_at`, `updated_at`, `search_text`, `removed_at` FROM `removed_entries`;--> statement-breakpoint
DROP TABLE `removed_entries`;--> statement-breakpoint
UPDATE `entries` SET `responded_at` = NULL WHERE `responded_at` NOT BETWEEN 0 AND 8640000000000000;--> statement-breakpoint
CREATE INDEX `entries_deleted` ON `entries` (`deleted_at`) WHERE "entries"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `entries_of_a_day` ON `entries` (`user_id`,`date`) WHERE "entries"."deleted_at" is null;
