CREATE TABLE `hms_deviation_files` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`deviation_id` text NOT NULL,
	`file_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`deviation_id`) REFERENCES `hms_deviations`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_deviation_files_of_deviation` ON `hms_deviation_files` (`tenant_id`,`deviation_id`,`id`);--> statement-breakpoint
CREATE TABLE `hms_deviations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`event` text NOT NULL,
	`place` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`happened_on` text NOT NULL,
	`happened_at` text DEFAULT '' NOT NULL,
	`immediate_action` text DEFAULT '' NOT NULL,
	`cause` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'new' NOT NULL,
	`owner_id` text,
	`due_on` text DEFAULT '9999-12-31' NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	`closed_on` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_deviations_by_day` ON `hms_deviations` (`tenant_id`,`deleted_at`,`happened_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_deviations_by_due` ON `hms_deviations` (`tenant_id`,`deleted_at`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_deviations_of_company` ON `hms_deviations` (`tenant_id`,`company_id`,`happened_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_deviations_by_owner` ON `hms_deviations` (`tenant_id`,`owner_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `hms_measures` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`round_id` text,
	`point_id` text,
	`deviation_id` text,
	`title` text NOT NULL,
	`owner_id` text,
	`due_on` text NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`done_on` text DEFAULT '' NOT NULL,
	`outcome` text DEFAULT '' NOT NULL,
	`remind_on` text NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_measures_by_due` ON `hms_measures` (`tenant_id`,`deleted_at`,`is_open`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_measures_of_company` ON `hms_measures` (`tenant_id`,`company_id`,`is_open`,`due_on`);--> statement-breakpoint
CREATE INDEX `hms_measures_of_round` ON `hms_measures` (`tenant_id`,`round_id`,`point_id`);--> statement-breakpoint
CREATE INDEX `hms_measures_of_deviation` ON `hms_measures` (`tenant_id`,`deviation_id`);--> statement-breakpoint
CREATE INDEX `hms_measures_by_owner` ON `hms_measures` (`tenant_id`,`owner_id`,`is_open`,`due_on`);--> statement-breakpoint
CREATE INDEX `hms_measures_by_reminder` ON `hms_measures` (`tenant_id`,`remind_on`);--> statement-breakpoint
CREATE TABLE `hms_answers` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`round_id` text NOT NULL,
	`point_id` text NOT NULL,
	`answer` text NOT NULL,
	`comment` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`round_id`) REFERENCES `hms_rounds`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_answers_of_round` ON `hms_answers` (`tenant_id`,`round_id`,`point_id`);--> statement-breakpoint
CREATE TABLE `hms_participants` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`round_id` text NOT NULL,
	`name` text NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`signed_at` integer,
	`signature` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`round_id`) REFERENCES `hms_rounds`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_participants_of_round` ON `hms_participants` (`tenant_id`,`round_id`,`id`);--> statement-breakpoint
CREATE TABLE `hms_round_photos` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`round_id` text NOT NULL,
	`point_id` text NOT NULL,
	`file_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`round_id`) REFERENCES `hms_rounds`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_round_photos_of_round` ON `hms_round_photos` (`tenant_id`,`round_id`,`id`);--> statement-breakpoint
CREATE TABLE `hms_checklists` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sections` text NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `hms_checklists_by_name` ON `hms_checklists` (`tenant_id`,`deleted_at`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `hms_companies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`lead_id` text,
	`representative` text DEFAULT '' NOT NULL,
	`interval_months` integer DEFAULT 12 NOT NULL,
	`last_round_on` text DEFAULT '' NOT NULL,
	`next_round_on` text DEFAULT '9999-12-31' NOT NULL,
	`open_deviations` integer DEFAULT 0 NOT NULL,
	`next_measure_on` text DEFAULT '9999-12-31' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_companies_by_next_round` ON `hms_companies` (`tenant_id`,`deleted_at`,`next_round_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_companies_by_last_round` ON `hms_companies` (`tenant_id`,`deleted_at`,`last_round_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_companies_by_lead` ON `hms_companies` (`tenant_id`,`lead_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `hms_rounds` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`title` text NOT NULL,
	`sections` text NOT NULL,
	`language` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`topic` text DEFAULT '' NOT NULL,
	`planned_on` text NOT NULL,
	`held_on` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'planned' NOT NULL,
	`leader_id` text,
	`summary` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_rounds_by_plan` ON `hms_rounds` (`tenant_id`,`deleted_at`,`planned_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_rounds_of_company` ON `hms_rounds` (`tenant_id`,`company_id`,`planned_on`,`id`);