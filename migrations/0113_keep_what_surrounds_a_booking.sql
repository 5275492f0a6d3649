CREATE TABLE `resource_assets` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`serial` text DEFAULT '' NOT NULL,
	`supplier` text DEFAULT '' NOT NULL,
	`bought_on` text DEFAULT '' NOT NULL,
	`price` integer,
	`value` integer,
	`currency` text DEFAULT 'NOK' NOT NULL,
	`warranty_until` text DEFAULT '' NOT NULL,
	`custodian_id` text,
	`custody_since` text DEFAULT '' NOT NULL,
	`service_on` text DEFAULT '' NOT NULL,
	`service_months` integer,
	`reminded_of` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_assets_by_custodian` ON `resource_assets` (`tenant_id`,`custodian_id`);--> statement-breakpoint
CREATE INDEX `resource_assets_by_service` ON `resource_assets` (`tenant_id`,`service_on`);--> statement-breakpoint
CREATE TABLE `resource_doors` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`guid` text NOT NULL,
	`shows_names` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_doors_by_guid` ON `resource_doors` (`guid`);--> statement-breakpoint
CREATE TABLE `resource_faults` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text NOT NULL,
	`title` text NOT NULL,
	`body` text DEFAULT '' NOT NULL,
	`reporter_id` text,
	`reporter_name` text DEFAULT '' NOT NULL,
	`is_blocking` integer DEFAULT false NOT NULL,
	`mended_at` integer,
	`mender_id` text,
	`outcome` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_faults_of_resource` ON `resource_faults` (`tenant_id`,`resource_id`,`mended_at`);--> statement-breakpoint
CREATE INDEX `resource_faults_open` ON `resource_faults` (`tenant_id`,`mended_at`,`created_at`);--> statement-breakpoint
CREATE TABLE `resource_feeds` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`resource_id` text,
	`is_busy_only` integer DEFAULT false NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `resource_feeds_by_token` ON `resource_feeds` (`token_hash`);--> statement-breakpoint
CREATE INDEX `resource_feeds_by_user` ON `resource_feeds` (`tenant_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `resource_files` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text NOT NULL,
	`file_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_files_of_resource` ON `resource_files` (`tenant_id`,`resource_id`,`id`);--> statement-breakpoint
CREATE TABLE `resource_services` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`resource_id` text NOT NULL,
	`done_on` text NOT NULL,
	`body` text NOT NULL,
	`author_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`resource_id`) REFERENCES `resources`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `resource_services_in_order` ON `resource_services` (`tenant_id`,`resource_id`,`done_on`);--> statement-breakpoint
ALTER TABLE `resources` ADD `access` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `resources` ADD `door_width` integer;--> statement-breakpoint
ALTER TABLE `resources` ADD `access_note` text DEFAULT '' NOT NULL;