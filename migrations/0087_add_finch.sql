CREATE TABLE `finch_given_forms` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`student_id` text NOT NULL,
	`form_id` text NOT NULL,
	`way` text NOT NULL,
	`code_hash` text,
	`code_expires_at` integer,
	`invitation_id` text,
	`reply_id` text,
	`answered_on` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`student_id`) REFERENCES `finch_students`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `finch_given_forms_waiting` ON `finch_given_forms` (`tenant_id`,`student_id`,`form_id`) WHERE "finch_given_forms"."answered_on" = '';--> statement-breakpoint
CREATE UNIQUE INDEX `finch_given_forms_by_code` ON `finch_given_forms` (`tenant_id`,`code_hash`) WHERE "finch_given_forms"."code_hash" is not null;--> statement-breakpoint
CREATE INDEX `finch_given_forms_of_student` ON `finch_given_forms` (`tenant_id`,`student_id`,`id`);--> statement-breakpoint
CREATE INDEX `finch_given_forms_by_reply` ON `finch_given_forms` (`tenant_id`,`reply_id`);--> statement-breakpoint
CREATE TABLE `finch_reports` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`scope` text NOT NULL,
	`student_id` text,
	`group_name` text DEFAULT '' NOT NULL,
	`school` text DEFAULT '' NOT NULL,
	`form_id` text NOT NULL,
	`from_day` text NOT NULL,
	`to_day` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`student_id`) REFERENCES `finch_students`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `finch_reports_by_change` ON `finch_reports` (`tenant_id`,`deleted_at`,`updated_at`,`id`);--> statement-breakpoint
CREATE INDEX `finch_reports_by_title` ON `finch_reports` (`tenant_id`,`deleted_at`,`title`,`id`);--> statement-breakpoint
CREATE INDEX `finch_reports_of_student` ON `finch_reports` (`tenant_id`,`student_id`);--> statement-breakpoint
CREATE TABLE `finch_students` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`group_name` text DEFAULT '' NOT NULL,
	`school` text DEFAULT '' NOT NULL,
	`teacher_id` text,
	`consent` text DEFAULT 'missing' NOT NULL,
	`consent_on` text DEFAULT '' NOT NULL,
	`guardian` text DEFAULT '' NOT NULL,
	`consent_noted_by` text,
	`last_on` text DEFAULT '' NOT NULL,
	`given` integer DEFAULT 0 NOT NULL,
	`answered` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `finch_students_by_name` ON `finch_students` (`tenant_id`,`deleted_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `finch_students_by_group` ON `finch_students` (`tenant_id`,`deleted_at`,`group_name`,`id`);--> statement-breakpoint
CREATE INDEX `finch_students_by_last` ON `finch_students` (`tenant_id`,`deleted_at`,`last_on`,`id`);--> statement-breakpoint
CREATE INDEX `finch_students_by_teacher` ON `finch_students` (`tenant_id`,`teacher_id`,`deleted_at`);