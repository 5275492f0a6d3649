CREATE TABLE `vt_board_reports` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`month` text NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`updated_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vt_board_reports_by_month` ON `vt_board_reports` (`tenant_id`,`month`);--> statement-breakpoint
CREATE TABLE `vt_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`answer_days` integer DEFAULT 2 NOT NULL,
	`answer_goal` integer DEFAULT 90 NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`asks_outcome` integer DEFAULT false NOT NULL,
	`link_key` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `vt_steps` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`intake_id` text NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`title` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`intake_id`) REFERENCES `vt_intakes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `vt_steps_once` ON `vt_steps` (`tenant_id`,`intake_id`,`kind`,`ref`);--> statement-breakpoint
ALTER TABLE `vt_intakes` ADD `outcome_asked_at` integer;--> statement-breakpoint
ALTER TABLE `vt_intakes` ADD `token_hash` text;--> statement-breakpoint
ALTER TABLE `vt_intakes` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `vt_intakes` ADD `outcome_note` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `vt_intakes` ADD `outcome_at` integer;--> statement-breakpoint
CREATE INDEX `vt_intakes_to_ask` ON `vt_intakes` (`tenant_id`,`closed_at`,`id`) WHERE "vt_intakes"."outcome_asked_at" is null and "vt_intakes"."closed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `vt_intakes_by_token` ON `vt_intakes` (`token_hash`);