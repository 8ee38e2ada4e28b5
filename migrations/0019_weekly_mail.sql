ALTER TABLE `users` ADD `weekly_when_empty` integer DEFAULT true NOT NULL;--> statement-breakpoint
-- The weekly mail of these people is planned by the next run of cron.
UPDATE `users` SET `plan_changes` = `plan_changes` + 1 WHERE `subscription_status` = 'active' OR `is_employee` = 1;
