CREATE TABLE `course_feedback` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`user_id` text NOT NULL,
	`stars` integer NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_feedback_of_course` ON `course_feedback` (`tenant_id`,`course_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_hand_ins` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`number` integer NOT NULL,
	`words` text DEFAULT '' NOT NULL,
	`file_id` text,
	`status` text DEFAULT 'handedIn' NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`commented_by` text,
	`commented_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_hand_ins_of_user` ON `course_hand_ins` (`tenant_id`,`part_id`,`user_id`,`number`);--> statement-breakpoint
CREATE INDEX `course_hand_ins_of_course` ON `course_hand_ins` (`tenant_id`,`course_id`,`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `course_versions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`author_id` text,
	`written_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_versions_of_text` ON `course_versions` (`tenant_id`,`part_id`,`language`,`written_at`);--> statement-breakpoint
ALTER TABLE `course_enrolments` ADD `told_at` integer;--> statement-breakpoint
ALTER TABLE `course_enrolments` ADD `remind_on` text;--> statement-breakpoint
CREATE INDEX `course_enrolments_to_remind` ON `course_enrolments` (`tenant_id`,`remind_on`);--> statement-breakpoint
ALTER TABLE `course_parts` ADD `completion` text DEFAULT 'read' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `watch_percent` integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `lesson_rule` text DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `opens_on` text;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `opens_after_days` integer;--> statement-breakpoint
ALTER TABLE `course_progress` ADD `watched` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_texts` ADD `author_id` text;--> statement-breakpoint
ALTER TABLE `courses` ADD `in_order` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `needs` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `endings` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `ending_url` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `next_course_id` text;--> statement-breakpoint
ALTER TABLE `learning_uses` ADD `stars` integer;