CREATE TABLE `people_group_members` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`people_group_id` text NOT NULL,
	`person_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`people_group_id`) REFERENCES `people_groups`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tenant_id`,`person_id`) REFERENCES `people`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_group_members_once` ON `people_group_members` (`tenant_id`,`people_group_id`,`person_id`);--> statement-breakpoint
CREATE INDEX `people_group_members_by_person` ON `people_group_members` (`tenant_id`,`person_id`);--> statement-breakpoint
CREATE TABLE `people_groups` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`rule` text NOT NULL,
	`rule_value` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`deleted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`)
);
--> statement-breakpoint
CREATE INDEX `people_groups_by_name` ON `people_groups` (`tenant_id`,`deleted_at`,`sort_name`,`id`);--> statement-breakpoint
CREATE INDEX `people_by_role` ON `people` (`tenant_id`,`role`,`is_active`,`sort_name`,`id`);