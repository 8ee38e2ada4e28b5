ALTER TABLE `billing_events` ADD `subject` text;--> statement-breakpoint
CREATE INDEX `billing_events_by_subject` ON `billing_events` (`subject`,`mail`) WHERE subject is not null;