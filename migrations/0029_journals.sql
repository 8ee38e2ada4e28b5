DROP INDEX `users_to_plan`;--> statement-breakpoint
ALTER TABLE `users` ADD `journal` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_plan` ON `users` (`journal`) WHERE plan_changes > 0;