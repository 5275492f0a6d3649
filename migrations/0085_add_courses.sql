CREATE TABLE `course_attempts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part_id` text NOT NULL,
	`number` integer NOT NULL,
	`language` text NOT NULL,
	`answers` text NOT NULL,
	`score` integer NOT NULL,
	`is_passed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_attempts_of_user` ON `course_attempts` (`tenant_id`,`part_id`,`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_attempts_by_user` ON `course_attempts` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `course_enrolments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`assigned_by` text,
	`due_on` text,
	`step_id` text,
	`done_count` integer DEFAULT 0 NOT NULL,
	`started_at` integer,
	`done_at` integer,
	`code` text,
	`certificate` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_enrolments_of_user` ON `course_enrolments` (`tenant_id`,`user_id`,`source`,`done_at`);--> statement-breakpoint
CREATE INDEX `course_enrolments_of_course` ON `course_enrolments` (`tenant_id`,`course_id`,`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `course_enrolments_by_code` ON `course_enrolments` (`tenant_id`,`code`);--> statement-breakpoint
CREATE TABLE `course_parts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`chapter_id` text,
	`titles` text NOT NULL,
	`sort_order` integer NOT NULL,
	`minutes` integer DEFAULT 3 NOT NULL,
	`is_step` integer NOT NULL,
	`has_quiz` integer DEFAULT false NOT NULL,
	`pass_percent` integer DEFAULT 70 NOT NULL,
	`attempts_most` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_parts_in_order` ON `course_parts` (`tenant_id`,`course_id`,`deleted_at`,`sort_order`,`id`);--> statement-breakpoint
CREATE INDEX `course_parts_in_trash` ON `course_parts` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `course_progress` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part_id` text NOT NULL,
	`position` integer DEFAULT 0 NOT NULL,
	`score` integer,
	`done_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_progress_of_user` ON `course_progress` (`tenant_id`,`course_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_progress_by_user` ON `course_progress` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `course_texts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`media_guid` text,
	`media_name` text DEFAULT '' NOT NULL,
	`media_type` text DEFAULT '' NOT NULL,
	`questions` text DEFAULT '[]' NOT NULL,
	`written_at` integer NOT NULL,
	`based_on_at` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_texts_of_part` ON `course_texts` (`tenant_id`,`part_id`,`language`);--> statement-breakpoint
CREATE INDEX `course_texts_of_course` ON `course_texts` (`tenant_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `courses` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`author_id` text NOT NULL,
	`titles` text NOT NULL,
	`summaries` text DEFAULT '{}' NOT NULL,
	`first_language` text NOT NULL,
	`sort_title` text NOT NULL,
	`cover_guid` text,
	`category` text DEFAULT '' NOT NULL,
	`level` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`audience` text DEFAULT 'tenant' NOT NULL,
	`self_enrols` integer DEFAULT true NOT NULL,
	`certifies` integer DEFAULT true NOT NULL,
	`assigned_to` text DEFAULT '[]' NOT NULL,
	`chapter_count` integer DEFAULT 0 NOT NULL,
	`step_count` integer DEFAULT 0 NOT NULL,
	`minutes` integer DEFAULT 0 NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `courses_by_guid` ON `courses` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `courses_by_title` ON `courses` (`tenant_id`,`deleted_at`,`status`,`sort_title`,`id`);--> statement-breakpoint
CREATE INDEX `courses_in_order` ON `courses` (`tenant_id`,`deleted_at`,`sort_title`,`id`);