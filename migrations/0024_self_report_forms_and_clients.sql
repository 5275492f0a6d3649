CREATE TABLE `self_report_clients` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`last_at` integer DEFAULT 0 NOT NULL,
	`trend` text DEFAULT 'unknown' NOT NULL,
	`spark` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_clients_by_trend` ON `self_report_clients` (`tenant_id`,`trend`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_forms` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text,
	`adapt_every` integer DEFAULT 0 NOT NULL,
	`source` text DEFAULT '' NOT NULL,
	`licence` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_forms_of_client` ON `self_report_forms` (`tenant_id`,`client_id`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_hidden` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_hidden_of_client` ON `self_report_hidden` (`tenant_id`,`client_id`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_meetings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`client_id` text NOT NULL,
	`form_id` text NOT NULL,
	`author_id` text NOT NULL,
	`day` text NOT NULL,
	`points` text NOT NULL,
	`checks` text DEFAULT '[]' NOT NULL,
	`notes` text DEFAULT '' NOT NULL,
	`shared_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `self_report_meetings_of_client` ON `self_report_meetings` (`tenant_id`,`client_id`,`day`,`id`);--> statement-breakpoint
CREATE TABLE `self_report_settings` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`safety` text NOT NULL,
	`alert_hours` integer DEFAULT 24 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
ALTER TABLE `self_report_categories` ADD `scoring` text DEFAULT '{}' NOT NULL;