ALTER TABLE `goals` ADD `progress_history` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `goals` ADD `deleted_at` integer;--> statement-breakpoint
CREATE INDEX `goals_deleted` ON `goals` (`deleted_at`) WHERE "goals"."deleted_at" is not null;