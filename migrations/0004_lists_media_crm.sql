CREATE TABLE `crm_attachments` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`file_id` text NOT NULL,
	`customer_id` text,
	`note_id` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_attachments_by_customer` ON `crm_attachments` (`tenant_id`,`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `crm_attachments_by_note` ON `crm_attachments` (`tenant_id`,`note_id`);--> statement-breakpoint
CREATE TABLE `crm_attendees` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`meeting_id` text NOT NULL,
	`user_id` text,
	`contact_id` text,
	`name` text NOT NULL,
	`email` text,
	`answer` text DEFAULT 'none' NOT NULL,
	`token_hash` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`meeting_id`) REFERENCES `crm_meetings`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_attendees_by_meeting` ON `crm_attendees` (`tenant_id`,`meeting_id`);--> statement-breakpoint
CREATE INDEX `crm_attendees_by_user` ON `crm_attendees` (`tenant_id`,`user_id`,`meeting_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `crm_attendees_by_token` ON `crm_attendees` (`token_hash`);--> statement-breakpoint
CREATE TABLE `crm_calendar_feeds` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_calendar_feeds_by_token` ON `crm_calendar_feeds` (`token_hash`);--> statement-breakpoint
CREATE TABLE `crm_contact_forms` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`name` text NOT NULL,
	`fields` text NOT NULL,
	`texts` text NOT NULL,
	`consent_version` integer DEFAULT 1 NOT NULL,
	`allowed_domains` text DEFAULT '[]' NOT NULL,
	`assignee_id` text,
	`asks_confirmation` integer DEFAULT false NOT NULL,
	`is_active` integer DEFAULT true NOT NULL,
	`stamp_key` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_contact_forms_by_guid` ON `crm_contact_forms` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `crm_contact_forms_guid` ON `crm_contact_forms` (`guid`);--> statement-breakpoint
CREATE TABLE `crm_contact_types` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`title` text NOT NULL,
	`sort_order` integer NOT NULL,
	`silent_after_days` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `crm_contact_types_in_order` ON `crm_contact_types` (`tenant_id`,`sort_order`,`id`);--> statement-breakpoint
CREATE TABLE `crm_contacts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`first_name` text DEFAULT '' NOT NULL,
	`last_name` text DEFAULT '' NOT NULL,
	`sort_name` text NOT NULL,
	`job_title` text,
	`emails` text DEFAULT '[]' NOT NULL,
	`phones` text DEFAULT '[]' NOT NULL,
	`email` text,
	`language` text,
	`consent` text DEFAULT 'unknown' NOT NULL,
	`consent_at` integer,
	`consent_version` text,
	`description` text,
	`created_by` text NOT NULL,
	`updated_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `crm_contacts_by_name` ON `crm_contacts` (`tenant_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_by_email` ON `crm_contacts` (`tenant_id`,`email`);--> statement-breakpoint
CREATE INDEX `crm_contacts_by_made` ON `crm_contacts` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_contacts_in_trash` ON `crm_contacts` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `crm_customer_contacts` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text NOT NULL,
	`contact_id` text NOT NULL,
	`role` text,
	`is_primary` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`contact_id`) REFERENCES `crm_contacts`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_customer_contacts_once` ON `crm_customer_contacts` (`tenant_id`,`customer_id`,`contact_id`);--> statement-breakpoint
CREATE INDEX `crm_customer_contacts_by_contact` ON `crm_customer_contacts` (`tenant_id`,`contact_id`);--> statement-breakpoint
CREATE TABLE `crm_customer_people` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text NOT NULL,
	`user_id` text NOT NULL,
	`part` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_customer_people_once` ON `crm_customer_people` (`tenant_id`,`customer_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `crm_customer_people_by_user` ON `crm_customer_people` (`tenant_id`,`user_id`,`customer_id`);--> statement-breakpoint
CREATE TABLE `crm_dashboards` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`cards` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE TABLE `crm_meetings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`customer_id` text,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`place` text,
	`url` text,
	`agenda` text,
	`minutes` text,
	`status` text DEFAULT 'planned' NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_meetings_by_guid` ON `crm_meetings` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `crm_meetings_by_customer` ON `crm_meetings` (`tenant_id`,`customer_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_meetings_by_start` ON `crm_meetings` (`tenant_id`,`starts_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_meetings_in_trash` ON `crm_meetings` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `crm_merges` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`kept_id` text NOT NULL,
	`merged_ids` text NOT NULL,
	`before` text NOT NULL,
	`merged_by` text NOT NULL,
	`undone_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `crm_merges_by_kept` ON `crm_merges` (`tenant_id`,`kept_id`);--> statement-breakpoint
CREATE TABLE `crm_not_duplicates` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`first_id` text NOT NULL,
	`second_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_not_duplicates_once` ON `crm_not_duplicates` (`tenant_id`,`first_id`,`second_id`);--> statement-breakpoint
CREATE TABLE `crm_note_versions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`note_id` text NOT NULL,
	`body` text NOT NULL,
	`edited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`note_id`) REFERENCES `crm_notes`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_note_versions_by_note` ON `crm_note_versions` (`tenant_id`,`note_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `crm_notes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`contact_id` text,
	`body` text NOT NULL,
	`plain` text NOT NULL,
	`is_pinned` integer DEFAULT false NOT NULL,
	`is_private` integer DEFAULT false NOT NULL,
	`mentions` text DEFAULT '[]' NOT NULL,
	`created_by` text NOT NULL,
	`edited_at` integer,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_notes_by_customer` ON `crm_notes` (`tenant_id`,`customer_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_notes_by_contact` ON `crm_notes` (`tenant_id`,`contact_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_notes_by_age` ON `crm_notes` (`tenant_id`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_notes_in_trash` ON `crm_notes` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `crm_submissions` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`form_id` text NOT NULL,
	`status_hash` text NOT NULL,
	`answers` text NOT NULL,
	`language` text NOT NULL,
	`consent_version` integer,
	`status` text NOT NULL,
	`customer_id` text,
	`note_id` text,
	`handled_by` text,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`form_id`) REFERENCES `crm_contact_forms`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_submissions_by_status_hash` ON `crm_submissions` (`status_hash`);--> statement-breakpoint
CREATE INDEX `crm_submissions_by_status` ON `crm_submissions` (`tenant_id`,`status`,`id`);--> statement-breakpoint
CREATE INDEX `crm_submissions_by_form` ON `crm_submissions` (`tenant_id`,`form_id`,`id`);--> statement-breakpoint
CREATE INDEX `crm_submissions_by_customer` ON `crm_submissions` (`tenant_id`,`customer_id`,`id`);--> statement-breakpoint
CREATE INDEX `crm_submissions_in_trash` ON `crm_submissions` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `crm_tasks` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`customer_id` text,
	`contact_id` text,
	`meeting_id` text,
	`title` text NOT NULL,
	`description` text,
	`status` text DEFAULT 'todo' NOT NULL,
	`is_open` integer DEFAULT true NOT NULL,
	`priority` integer DEFAULT 2 NOT NULL,
	`due_on` text DEFAULT '9999-12-31' NOT NULL,
	`reminder_at` integer,
	`remind_at` integer,
	`repeat` text,
	`repeat_from` text,
	`previous_id` text,
	`assignee_id` text,
	`done_at` integer,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `crm_tasks_by_due` ON `crm_tasks` (`tenant_id`,`is_open`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_by_assignee` ON `crm_tasks` (`tenant_id`,`assignee_id`,`is_open`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_by_customer` ON `crm_tasks` (`tenant_id`,`customer_id`,`is_open`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_by_done` ON `crm_tasks` (`tenant_id`,`is_open`,`done_at`,`id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_by_meeting` ON `crm_tasks` (`tenant_id`,`meeting_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `crm_tasks_by_previous` ON `crm_tasks` (`tenant_id`,`previous_id`);--> statement-breakpoint
CREATE INDEX `crm_tasks_to_remind` ON `crm_tasks` (`remind_at`);--> statement-breakpoint
CREATE INDEX `crm_tasks_in_trash` ON `crm_tasks` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `companies` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`org_no` text,
	`org_form` text,
	`industry` text,
	`employees` integer,
	`address` text,
	`post_code` text,
	`city` text,
	`municipality_no` text,
	`municipality` text,
	`webpage` text,
	`ceo` text,
	`phone` text,
	`email` text,
	`register_state` text,
	`register_at` integer,
	`is_customer` integer DEFAULT false NOT NULL,
	`contact_type_id` text,
	`owner_id` text,
	`visibility` text DEFAULT 'all' NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`source` text DEFAULT 'typed' NOT NULL,
	`last_activity_at` integer DEFAULT 0 NOT NULL,
	`next_task_on` text DEFAULT '9999-12-31' NOT NULL,
	`created_by` text NOT NULL,
	`updated_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_by_guid` ON `companies` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `companies_by_name` ON `companies` (`tenant_id`,`is_customer`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_activity` ON `companies` (`tenant_id`,`is_customer`,`last_activity_at`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_next_task` ON `companies` (`tenant_id`,`is_customer`,`next_task_on`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_made` ON `companies` (`tenant_id`,`is_customer`,`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_municipality` ON `companies` (`tenant_id`,`is_customer`,`municipality`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_owner` ON `companies` (`tenant_id`,`owner_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_contact_type` ON `companies` (`tenant_id`,`contact_type_id`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `companies_by_org_no` ON `companies` (`tenant_id`,`org_no`);--> statement-breakpoint
CREATE INDEX `companies_by_email` ON `companies` (`tenant_id`,`email`);--> statement-breakpoint
CREATE INDEX `companies_by_phone` ON `companies` (`tenant_id`,`phone`);--> statement-breakpoint
CREATE INDEX `companies_in_trash` ON `companies` (`tenant_id`,`deleted_at`);--> statement-breakpoint
CREATE TABLE `import_rows` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`import_id` text NOT NULL,
	`line` integer NOT NULL,
	`cells` text NOT NULL,
	`verdict` text,
	`record_id` text,
	`problems` text DEFAULT '{}' NOT NULL,
	`changes` text DEFAULT '[]' NOT NULL,
	`before` text,
	`state` text DEFAULT 'waiting' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `import_rows_by_line` ON `import_rows` (`tenant_id`,`import_id`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_by_verdict` ON `import_rows` (`tenant_id`,`import_id`,`verdict`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_by_state` ON `import_rows` (`tenant_id`,`import_id`,`state`,`line`);--> statement-breakpoint
CREATE INDEX `import_rows_by_record` ON `import_rows` (`tenant_id`,`import_id`,`record_id`);--> statement-breakpoint
CREATE TABLE `imports` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`kind` text NOT NULL,
	`module_key` text NOT NULL,
	`file_name` text NOT NULL,
	`file_key` text NOT NULL,
	`reading` text NOT NULL,
	`mapping` text NOT NULL,
	`rules` text NOT NULL,
	`state` text NOT NULL,
	`run` text DEFAULT '' NOT NULL,
	`cursor` integer DEFAULT -1 NOT NULL,
	`row_count` integer DEFAULT 0 NOT NULL,
	`rows_done` integer DEFAULT 0 NOT NULL,
	`counts` text DEFAULT '{}' NOT NULL,
	`failure` text,
	`owner_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `imports_by_kind` ON `imports` (`tenant_id`,`kind`,`id`);--> statement-breakpoint
CREATE TABLE `list_pins` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`view_id` text NOT NULL,
	`user_id` text NOT NULL,
	`list` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `list_pins_once` ON `list_pins` (`tenant_id`,`user_id`,`view_id`);--> statement-breakpoint
CREATE INDEX `list_pins_by_list` ON `list_pins` (`tenant_id`,`user_id`,`list`);--> statement-breakpoint
CREATE TABLE `list_views` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list` text NOT NULL,
	`owner_id` text NOT NULL,
	`name` text NOT NULL,
	`is_shared` integer DEFAULT false NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `list_views_by_list` ON `list_views` (`tenant_id`,`list`,`name`);--> statement-breakpoint
CREATE TABLE `files` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`module_key` text NOT NULL,
	`uploader_id` text NOT NULL,
	`name` text NOT NULL,
	`type` text NOT NULL,
	`size` integer NOT NULL,
	`key` text NOT NULL,
	`thumbnail_key` text,
	`width` integer,
	`height` integer,
	`state` text NOT NULL,
	`is_public` integer DEFAULT false NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `files_by_guid` ON `files` (`tenant_id`,`guid`);--> statement-breakpoint
CREATE INDEX `files_guid` ON `files` (`guid`);--> statement-breakpoint
CREATE INDEX `files_by_state` ON `files` (`state`,`created_at`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `details` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `mail_outbox` ADD `calendar` text;