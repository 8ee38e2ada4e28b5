CREATE TABLE `entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`gratitude_text` text NOT NULL,
	`goals_text` text NOT NULL,
	`diary_text` text NOT NULL,
	`ai_response` text,
	`responded_at` integer,
	`asked_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`search_text` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `entries_of_a_day` ON `entries` (`user_id`,`date`);--> statement-breakpoint
CREATE TABLE `goals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`category` text DEFAULT 'personal' NOT NULL,
	`priority` text DEFAULT 'medium' NOT NULL,
	`target_date` text,
	`target_time` text,
	`reminder_enabled` integer DEFAULT false NOT NULL,
	`reminder_frequency` text DEFAULT 'weekly' NOT NULL,
	`reminder_time` text,
	`status` text DEFAULT 'active' NOT NULL,
	`is_smart_goal` integer DEFAULT false NOT NULL,
	`specific` text DEFAULT '' NOT NULL,
	`measurable` text DEFAULT '' NOT NULL,
	`achievable` text DEFAULT '' NOT NULL,
	`relevant` text DEFAULT '' NOT NULL,
	`time_bound` text DEFAULT '' NOT NULL,
	`progress` integer DEFAULT 0 NOT NULL,
	`milestones` text DEFAULT '[]' NOT NULL,
	`milestones_done` text DEFAULT '[]' NOT NULL,
	`last_reminder_sent` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `goals_by_user_and_status` ON `goals` (`user_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `guest_diaries` (
	`user_id` text PRIMARY KEY NOT NULL,
	`entry_id` text NOT NULL,
	`taken_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `removed_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`gratitude_text` text NOT NULL,
	`goals_text` text NOT NULL,
	`diary_text` text NOT NULL,
	`ai_response` text,
	`responded_at` integer,
	`asked_at` integer,
	`version` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`search_text` text NOT NULL,
	`removed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `removed_entries_by_user` ON `removed_entries` (`user_id`);--> statement-breakpoint
CREATE INDEX `removed_entries_by_time` ON `removed_entries` (`removed_at`);