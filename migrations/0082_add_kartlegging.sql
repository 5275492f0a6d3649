CREATE TABLE `kartlegging_companies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`status` text DEFAULT 'notContacted' NOT NULL,
	`interviewer_id` text,
	`next_step` text DEFAULT '' NOT NULL,
	`next_on` text DEFAULT '9999-12-31' NOT NULL,
	`last_on` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_companies_by_next` ON `kartlegging_companies` (`tenant_id`,`deleted_at`,`next_on`,`id`);--> statement-breakpoint
CREATE INDEX `kartlegging_companies_by_last` ON `kartlegging_companies` (`tenant_id`,`deleted_at`,`last_on`,`id`);--> statement-breakpoint
CREATE INDEX `kartlegging_companies_by_interviewer` ON `kartlegging_companies` (`tenant_id`,`interviewer_id`,`next_on`);--> statement-breakpoint
CREATE TABLE `kartlegging_contacts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`name` text NOT NULL,
	`job_title` text,
	`email` text,
	`phone` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_contacts_of_company` ON `kartlegging_contacts` (`tenant_id`,`company_id`,`name`,`id`);--> statement-breakpoint
CREATE TABLE `kartlegging_files` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`file_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_files_of_company` ON `kartlegging_files` (`tenant_id`,`company_id`,`id`);--> statement-breakpoint
CREATE TABLE `kartlegging_notes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`company_id` text NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`company_id`) REFERENCES `kartlegging_companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `kartlegging_notes_of_company` ON `kartlegging_notes` (`tenant_id`,`company_id`,`id`);