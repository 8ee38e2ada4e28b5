ALTER TABLE `entries` ADD `mood` integer;--> statement-breakpoint
CREATE INDEX `entries_moods` ON `entries` (`user_id`,`date`,`mood`,`deleted_at`) WHERE "entries"."deleted_at" is null;