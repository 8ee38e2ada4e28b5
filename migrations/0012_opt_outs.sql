CREATE TABLE `opt_outs` (
	`number` text PRIMARY KEY NOT NULL,
	`opted_out_at` integer NOT NULL
);
