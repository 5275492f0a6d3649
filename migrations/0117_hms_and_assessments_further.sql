CREATE TABLE `openings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`places` integer DEFAULT 1 NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`ends_on` text NOT NULL,
	`module_key` text NOT NULL,
	`reply_id` text,
	`closed_at` integer,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `openings_by_end` ON `openings` (`tenant_id`,`closed_at`,`ends_on`,`id`);--> statement-breakpoint
CREATE INDEX `openings_of_company` ON `openings` (`tenant_id`,`company_id`,`ends_on`);--> statement-breakpoint
CREATE TABLE `hms_document_receipts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`document_id` text NOT NULL,
	`user_id` text NOT NULL,
	`version` integer NOT NULL,
	`read_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`document_id`) REFERENCES `hms_documents`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_document_receipts_of_document` ON `hms_document_receipts` (`tenant_id`,`document_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `hms_documents` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`duty` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`reviewed_on` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_documents_of_company` ON `hms_documents` (`tenant_id`,`company_id`,`duty`,`reviewed_on`);--> statement-breakpoint
CREATE TABLE `hms_observations` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`text` text NOT NULL,
	`area` text DEFAULT '' NOT NULL,
	`seen_on` text NOT NULL,
	`created_by` text NOT NULL,
	`thanked_at` integer,
	`thanked_by` text,
	`thanks` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `hms_observations_by_day` ON `hms_observations` (`tenant_id`,`seen_on`,`id`);--> statement-breakpoint
CREATE INDEX `hms_observations_of_company` ON `hms_observations` (`tenant_id`,`company_id`,`seen_on`);--> statement-breakpoint
CREATE TABLE `hms_roles` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `hms_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hms_roles_once` ON `hms_roles` (`tenant_id`,`company_id`,`user_id`,`role`);--> statement-breakpoint
CREATE INDEX `hms_roles_of_person` ON `hms_roles` (`tenant_id`,`user_id`,`role`,`company_id`);--> statement-breakpoint
CREATE TABLE `kartlegging_follow_ups` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`title` text NOT NULL,
	`owner_id` text,
	`due_on` text NOT NULL,
	`done_on` text DEFAULT '' NOT NULL,
	`reply_id` text,
	`question_id` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_follow_ups_of_company` ON `kartlegging_follow_ups` (`tenant_id`,`company_id`,`done_on`,`due_on`);--> statement-breakpoint
CREATE INDEX `kartlegging_follow_ups_by_owner` ON `kartlegging_follow_ups` (`tenant_id`,`owner_id`,`done_on`,`due_on`);--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `is_serious` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_deviations` ADD `steps` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `repeats` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `again_round_id` text;--> statement-breakpoint
ALTER TABLE `hms_measures` ADD `proven_round_id` text;--> statement-breakpoint
CREATE INDEX `hms_measures_again_in_round` ON `hms_measures` (`tenant_id`,`again_round_id`,`point_id`);--> statement-breakpoint
ALTER TABLE `kartlegging_companies` ADD `token_hash` text;--> statement-breakpoint
CREATE UNIQUE INDEX `kartlegging_companies_by_token` ON `kartlegging_companies` (`token_hash`);