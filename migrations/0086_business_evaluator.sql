CREATE TABLE `be_files` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`file_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `be_files_of_entrepreneur` ON `be_files` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
CREATE TABLE `be_notes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`entrepreneur_id` text NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`entrepreneur_id`) REFERENCES `be_entrepreneurs`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `be_notes_of_entrepreneur` ON `be_notes` (`tenant_id`,`entrepreneur_id`,`id`);--> statement-breakpoint
CREATE TABLE `be_entrepreneurs` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`sort_name` text DEFAULT '' NOT NULL,
	`email` text,
	`phone` text,
	`municipality` text,
	`idea` text DEFAULT '' NOT NULL,
	`stage` text DEFAULT 'idea' NOT NULL,
	`org_no` text,
	`score` integer DEFAULT -1 NOT NULL,
	`advisor_id` text,
	`status` text DEFAULT 'new' NOT NULL,
	`contact_on` text DEFAULT '' NOT NULL,
	`source` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `be_entrepreneurs_by_name` ON `be_entrepreneurs` (`tenant_id`,`deleted_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `be_entrepreneurs_in_order` ON `be_entrepreneurs` (`tenant_id`,`deleted_at`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `be_entrepreneurs_by_advisor` ON `be_entrepreneurs` (`tenant_id`,`advisor_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `be_entrepreneurs_new` ON `be_entrepreneurs` (`tenant_id`,`created_at`) WHERE "be_entrepreneurs"."status" = 'new';