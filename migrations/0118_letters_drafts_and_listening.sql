CREATE TABLE `course_text_drafts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`course_id` text NOT NULL,
	`part_id` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	`title` text NOT NULL,
	`body` text NOT NULL,
	`based_on_at` integer NOT NULL,
	`kept_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`course_id`) REFERENCES `courses`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `course_text_drafts_of_author` ON `course_text_drafts` (`tenant_id`,`part_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `hms_letters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`is_enabled` integer DEFAULT false NOT NULL,
	`recipients` text NOT NULL,
	`subjects` text NOT NULL,
	`bodies` text NOT NULL,
	`days_before` integer DEFAULT 14 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `hms_sent_letters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`event` text NOT NULL,
	`recipient` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_sent_letters_in_order` ON `hms_sent_letters` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `hms_sent_letters_of_company` ON `hms_sent_letters` (`tenant_id`,`company_id`);--> statement-breakpoint
CREATE TABLE `vt_letters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`is_enabled` integer DEFAULT false NOT NULL,
	`recipients` text NOT NULL,
	`subjects` text NOT NULL,
	`bodies` text NOT NULL,
	`days_before` integer DEFAULT 14 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `vt_sent_letters` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`intake_id` text NOT NULL,
	`event` text NOT NULL,
	`recipient` text NOT NULL,
	`email` text NOT NULL,
	`subject` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`intake_id`) REFERENCES `vt_intakes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `vt_sent_letters_in_order` ON `vt_sent_letters` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `vt_sent_letters_of_intake` ON `vt_sent_letters` (`tenant_id`,`intake_id`);--> statement-breakpoint
ALTER TABLE `nl_tests` ADD `offers_listening` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `path` text DEFAULT 'reading' NOT NULL;--> statement-breakpoint
ALTER TABLE `nl_attempts` ADD `advice` text;