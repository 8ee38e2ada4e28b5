ALTER TABLE `users` ADD `quotes_yesterday` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `letters_by_model` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `letters_asked_at` integer;