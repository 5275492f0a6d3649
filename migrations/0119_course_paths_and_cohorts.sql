CREATE TABLE `course_cohort_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`cohort_id` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`cohort_id`) REFERENCES `course_cohorts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_cohort_members_of_cohort` ON `course_cohort_members` (`tenant_id`,`cohort_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_cohort_members_of_user` ON `course_cohort_members` (`tenant_id`,`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `course_cohorts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`starts_on` text,
	`ends_on` text,
	`seats` integer,
	`meetings` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_cohorts_of_course` ON `course_cohorts` (`tenant_id`,`course_id`,`starts_on`,`id`);--> statement-breakpoint
CREATE TABLE `course_path_learners` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`path_id` text NOT NULL,
	`user_id` text NOT NULL,
	`due_on` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`path_id`) REFERENCES `course_paths`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_path_learners_of_path` ON `course_path_learners` (`tenant_id`,`path_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `course_path_learners_of_user` ON `course_path_learners` (`tenant_id`,`user_id`,`path_id`);--> statement-breakpoint
CREATE TABLE `course_paths` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`titles` text NOT NULL,
	`summaries` text DEFAULT '{}' NOT NULL,
	`first_language` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`in_order` integer DEFAULT false NOT NULL,
	`course_ids` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `course_paths_by_age` ON `course_paths` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `course_hand_ins` ADD `marks` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `course_parts` ADD `criteria` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `course_parts_by_age` ON `course_parts` (`tenant_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `courses` ADD `links_checked_at` integer;--> statement-breakpoint
ALTER TABLE `courses` ADD `dead_links` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `letters` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `courses` ADD `news_told_at` integer;--> statement-breakpoint
CREATE INDEX `courses_by_links` ON `courses` (`tenant_id`,`status`,`links_checked_at`);