CREATE TABLE `crm_customer_lists` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_customer_lists_by_name` ON `crm_customer_lists` (`tenant_id`,`sort_name`);--> statement-breakpoint
CREATE TABLE `crm_list_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`list_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`customer_id`) REFERENCES `companies`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`list_id`) REFERENCES `crm_customer_lists`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `crm_list_members_once` ON `crm_list_members` (`tenant_id`,`list_id`,`customer_id`);--> statement-breakpoint
CREATE INDEX `crm_list_members_by_customer` ON `crm_list_members` (`tenant_id`,`customer_id`,`list_id`);