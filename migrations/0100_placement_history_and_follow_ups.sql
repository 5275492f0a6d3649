CREATE TABLE `verdal_approvals` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`party` text NOT NULL,
	`version` integer NOT NULL,
	`token_hash` text,
	`email` text DEFAULT '' NOT NULL,
	`sent_at` integer,
	`approved_at` integer,
	`name` text DEFAULT '' NOT NULL,
	`on_behalf_reason` text DEFAULT '' NOT NULL,
	`lifted_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_approvals_of_placement` ON `verdal_approvals` (`tenant_id`,`placement_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_approvals_by_token` ON `verdal_approvals` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `verdal_approvals_once` ON `verdal_approvals` (`tenant_id`,`placement_id`,`party`,`version`) WHERE "verdal_approvals"."lifted_at" is null;--> statement-breakpoint
CREATE TABLE `verdal_changes` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`kind` text NOT NULL,
	`fields` text DEFAULT '[]' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`applies_on` text DEFAULT '' NOT NULL,
	`version` integer NOT NULL,
	`parties` text DEFAULT '[]' NOT NULL,
	`by_id` text,
	`by_name` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_changes_of_placement` ON `verdal_changes` (`tenant_id`,`placement_id`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `verdal_follow_ups` (
	`tenant_id` text NOT NULL,
	`id` text NOT NULL,
	`placement_id` text NOT NULL,
	`kind` text NOT NULL,
	`planned_on` text NOT NULL,
	`parties` text NOT NULL,
	`remind_on` text NOT NULL,
	`held_on` text,
	`minutes` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`tenant_id`, `id`),
	FOREIGN KEY (`tenant_id`,`placement_id`) REFERENCES `verdal_placements`(`tenant_id`,`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `verdal_follow_ups_of_placement` ON `verdal_follow_ups` (`tenant_id`,`placement_id`,`planned_on`,`id`);--> statement-breakpoint
CREATE INDEX `verdal_follow_ups_to_remind` ON `verdal_follow_ups` (`tenant_id`,`remind_on`);--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `co_advisor_id` text;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `approved` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `verdal_placements` ADD `unapproved` integer DEFAULT 0 NOT NULL;