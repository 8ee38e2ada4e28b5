CREATE TABLE `headlines` (
	`id` integer PRIMARY KEY NOT NULL,
	`headline_text` text NOT NULL,
	`order_index` integer NOT NULL,
	`is_active` integer DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `headlines_orderIndex_unique` ON `headlines` (`order_index`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`subject` text NOT NULL,
	`date` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`due_at` integer NOT NULL,
	`check_at` integer,
	`tries` integer DEFAULT 0 NOT NULL,
	`sent_at` integer,
	`message_id` text,
	`headline_used` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`user_id`,`kind`,`channel`,`subject`,`date`);--> statement-breakpoint
CREATE INDEX `messages_to_check` ON `messages` (`check_at`) WHERE check_at is not null;--> statement-breakpoint
CREATE TABLE `schedule` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`channels` text NOT NULL,
	`recurrence` text NOT NULL,
	`due_at` integer NOT NULL,
	`due_date` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `subject`)
);
--> statement-breakpoint
CREATE INDEX `schedule_by_due_time` ON `schedule` (`due_at`);--> statement-breakpoint
ALTER TABLE `goals` ADD `reminder_since` text;--> statement-breakpoint
ALTER TABLE `goals` ADD `plan_changes` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `goals_to_plan` ON `goals` (`plan_changes`) WHERE plan_changes > 0;--> statement-breakpoint
ALTER TABLE `users` ADD `plan_changes` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `users_to_plan` ON `users` (`plan_changes`) WHERE plan_changes > 0;--> statement-breakpoint
UPDATE `goals` SET `reminder_since` = date(`updated_at` / 1000, 'unixepoch') WHERE `reminder_enabled` = 1;--> statement-breakpoint
INSERT INTO `headlines` (`id`, `headline_text`, `order_index`) VALUES
	(1, 'The day has not decided anything yet.', 1),
	(2, 'Start with what was kind to you.', 2),
	(3, 'Something small went right. Name it first.', 3),
	(4, 'Before the news, your own three lines.', 4),
	(5, 'The light is back. What else is?', 5),
	(6, 'Yesterday left you something worth keeping.', 6),
	(7, 'Three good things are already true.', 7),
	(8, 'Begin where you are. The kettle can wait its turn.', 8),
	(9, 'What would make tonight feel well spent?', 9),
	(10, 'A quiet page before a loud day.', 10),
	(11, 'The page is empty, and that is good news.', 11),
	(12, 'Pick one thing that deserves a good hour.', 12),
	(13, 'The morning is the only part of the day you can have to yourself.', 13),
	(14, 'What did you almost not notice yesterday?', 14),
	(15, 'Small wins count double before nine.', 15),
	(16, 'Write it down, and it stops circling.', 16),
	(17, 'Somebody made your yesterday easier. Who?', 17),
	(18, 'The first line is the hardest. It can be short.', 18),
	(19, 'Today needs less of you than you think.', 19),
	(20, 'What are you glad is still here?', 20),
	(21, 'One honest line beats a perfect plan.', 21),
	(22, 'Let the day come to you for a minute.', 22),
	(23, 'What would you like to have done by lunch?', 23),
	(24, 'There is a good thing within arm’s reach.', 24),
	(25, 'You slept, or you tried. Both deserve a page.', 25),
	(26, 'Choose three things. Leave the rest to the afternoon.', 26),
	(27, 'What sounded good this morning?', 27),
	(28, 'The ordinary is where most of the good hides.', 28),
	(29, 'A page a day. This is today’s.', 29),
	(30, 'What went better than you feared?', 30),
	(31, 'Say thank you to something that cannot hear it.', 31),
	(32, 'Which three things would make you nod tonight?', 32),
	(33, 'The weather is doing its work. So can you.', 33),
	(34, 'A slow start is still a start.', 34),
	(35, 'What did your hands do well yesterday?', 35),
	(36, 'Someone is easier to love when you write why.', 36),
	(37, 'Look out of the window. Then write.', 37),
	(38, 'Plans are lighter on paper.', 38),
	(39, 'What is one thing you can finish today?', 39),
	(40, 'Three lines, before the phone fills up.', 40),
	(41, 'Good mornings are made of small decisions.', 41),
	(42, 'What are you looking forward to, however small?', 42),
	(43, 'Give the day a direction. It will take a hint.', 43),
	(44, 'The bread, the bus, the friend. Which of them?', 44),
	(45, 'What can wait until tomorrow, and so not weigh today?', 45),
	(46, 'You know more about this day than it does about you.', 46),
	(47, 'Notice one thing. Thank one person. Do one thing.', 47),
	(48, 'Even a grey morning has an edge of light.', 48),
	(49, 'What would the rested version of you do first?', 49),
	(50, 'Write as if nobody will read it. Nobody will.', 50),
	(51, 'What made you laugh, even a little?', 51),
	(52, 'The list can be short. Short lists get done.', 52),
	(53, 'Something near you works without being asked.', 53),
	(54, 'Which door would you like to have opened by tonight?', 54),
	(55, 'A minute for what is good, before what is urgent.', 55),
	(56, 'Yesterday is filed. Today has a clean page.', 56),
	(57, 'What would you miss if it were gone tomorrow?', 57),
	(58, 'Kind words first, also to yourself.', 58),
	(59, 'Three wins, no bigger than a teacup.', 59),
	(60, 'The day is long enough for one good thing.', 60),
	(61, 'What have you been walking past?', 61),
	(62, 'Put the hard thing second. Write first.', 62),
	(63, 'Who could use a message from you today?', 63),
	(64, 'Morning asks little: a pen, a minute, the truth.', 64);
