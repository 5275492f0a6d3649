CREATE TABLE `form_following_runs` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`reply_id` text NOT NULL,
	`action` text NOT NULL,
	`text` text NOT NULL,
	`to_advisor` integer NOT NULL,
	`person_ids` text NOT NULL,
	`due_days` integer,
	`status` text DEFAULT 'waiting' NOT NULL,
	`reason` text,
	`task_id` text,
	`due_on` text,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`reply_id`) REFERENCES `form_replies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_following_runs_of_reply` ON `form_following_runs` (`tenant_id`,`reply_id`,`id`);--> statement-breakpoint
CREATE INDEX `form_following_runs_waiting` ON `form_following_runs` (`tenant_id`,`created_at`) WHERE "form_following_runs"."status" = 'waiting';--> statement-breakpoint
CREATE TABLE `form_followings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`condition` text NOT NULL,
	`action` text NOT NULL,
	`text` text NOT NULL,
	`to_advisor` integer DEFAULT false NOT NULL,
	`person_ids` text DEFAULT '[]' NOT NULL,
	`due_days` integer,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `form_followings_of_form` ON `form_followings` (`tenant_id`,`form_id`,`id`);--> statement-breakpoint
ALTER TABLE `forms` ADD `followings` integer DEFAULT 0 NOT NULL;