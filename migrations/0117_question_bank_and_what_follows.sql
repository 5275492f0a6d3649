CREATE TABLE `course_contents` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`content_id` text NOT NULL,
	`sort_order` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`content_id`) REFERENCES `learning_contents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_contents_in_order` ON `course_contents` (`tenant_id`,`part_id`,`sort_order`);--> statement-breakpoint
CREATE INDEX `course_contents_of_content` ON `course_contents` (`tenant_id`,`content_id`);--> statement-breakpoint
CREATE INDEX `course_contents_of_course` ON `course_contents` (`tenant_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_draws` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`number` integer NOT NULL,
	`language` text NOT NULL,
	`questions` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_draws_of_user` ON `course_draws` (`tenant_id`,`part_id`,`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_draws_of_course` ON `course_draws` (`tenant_id`,`course_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `course_questions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`author_id` text NOT NULL,
	`language` text NOT NULL,
	`kind` text NOT NULL,
	`text` text NOT NULL,
	`options` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`sought` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `course_questions_by_age` ON `course_questions` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `course_questions_in_language` ON `course_questions` (`tenant_id`,`language`,`created_at`,`id`);--> statement-breakpoint
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
ALTER TABLE `course_parts` ADD `draws` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_progress` ADD `block` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `approved_at` integer;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `approved_by` text;--> statement-breakpoint
ALTER TABLE `forms` ADD `followings` integer DEFAULT 0 NOT NULL;